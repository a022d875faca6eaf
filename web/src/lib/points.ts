// Points as people read them, with a true minus sign.

export const points = (value: number) => String(value).replace('-', '−')

/** A share of 1: "37 %". */
export const percent = (share: number) => `${Math.round(share * 100)} %`

/** A change of points: "+4", "−2", "±0". */
export const change = (value: number) => (value === 0 ? '±0' : value > 0 ? `+${value}` : points(value))
