// How wide words will be before they are drawn, to fit them into places of a given size.

let canvas: CanvasRenderingContext2D | null | undefined

/** In pixels; a font as CSS writes it: "700 14px Bitter Variable". */
export function textWidth(words: string, font: string): number {
  canvas ??= document.createElement('canvas').getContext('2d')
  if (!canvas) return words.length * 8
  canvas.font = font
  return canvas.measureText(words).width
}
