declare module 'virtual:icons' {
  const shared: string
  export default shared
  /** By the id of the game. */
  export const sheets: Record<string, () => Promise<{ default: string }>>
}
