// Where the server is: at the root of its site, or below a path under which a proxy offers it. The built scripts lie in
// a folder of it, so that nobody has to be told.

export const BASE = import.meta.env.DEV ? '/' : new URL('../', import.meta.url).pathname

/** The address of a page or call of the server, which is written as if the server were at the root. */
export const at = (path: string): string => BASE + path.replace(/^\//, '')

/** The path of an address, seen from where the server is. */
export const below = (path: string): string => (path.startsWith(BASE) ? path.slice(BASE.length - 1) : path)
