// Plaque and glyph by what the thing is for: homes, land, trade, town, danger. The glyph tells which it is.
const HOME = ['#f6ead2', '#5b3570'] as const
const LAND = ['#3f6f3f', '#fbf5e6'] as const
const TRADE = ['#e2b23c', '#2b2118'] as const
const TOWN = ['#a53a31', '#fbf5e6'] as const
export const PLAQUES: Record<string, readonly [string, string]> = {
  house: HOME,
  townhouse: ['#7a4f90', '#fbf5e6'],
  mine: ['#4a4540', '#f5d98a'],
  ranch: LAND,
  blacksmith: ['#3b5d80', '#fbf5e6'],
  drugstore: TRADE,
  bank: TRADE,
  saloon: TRADE,
  hotel: TRADE,
  general_store: TRADE,
  church: TOWN,
  prison: TOWN,
  city_hall: TOWN,
  outlaws: ['#1d1612', '#f0745c'],
}
