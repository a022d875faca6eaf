declare module 'virtual:icons' {
  const sheet: string
  export default sheet
}
