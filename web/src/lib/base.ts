// Where the server is: at the root of its site, or below a path under which a proxy offers it. The address of the built
// script, one folder below, tells which, so that nothing needs to be configured.

export const BASE = import.meta.env.DEV ? '/' : new URL('../', import.meta.url).pathname

/** The address of a page or call of the server, which is written as if the server were at the root. */
export const addressOf = (path: string): string => BASE + path.replace(/^\//, '')

/** The path of a page without what the proxy puts before it. */
export const pathOnServer = (path: string): string => (path.startsWith(BASE) ? path.slice(BASE.length - 1) : path)
