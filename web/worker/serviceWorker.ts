// Keeps the client in the browser, so that Boomtown opens while its server does not answer: the page with its files,
// every other file that was once used, and what the server last said about games, rules and texts. Tables are never
// kept here, nor anything that needs a key.

declare const self: ServiceWorkerGlobalScope
export {} // a module, so that `self` is its own

const SCOPE = self.registration.scope
const CLIENT = `boomtown ${SCOPE} client`
const FACTS = `boomtown ${SCOPE} facts`
// The bundler puts a hash of the content into the names of these.
const HASHED_FILE = /^assets\//
const FACT = /^api\/(text\/\w+|bots|games(\/\w+(\/(faces|rules|figures))?)?)$/

self.addEventListener('install', (event) => event.waitUntil(keepClient()))

// The page that has installed it is cared for at once, so that what it still loads is kept, too.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

/** The page and the files that it names; those of an older build go. */
async function keepClient(): Promise<void> {
  const page = await fetch(SCOPE)
  if (!page.ok) throw new Error(`${SCOPE} answers ${page.status}`)
  const names = fileNames(await page.clone().text())
  await caches.delete(CLIENT)
  const cache = await caches.open(CLIENT)
  await cache.addAll(names.map((name) => SCOPE + name))
  await cache.put(SCOPE, page)
}

/** The files that a page names, which it does relative to its own address. */
function fileNames(page: string): string[] {
  return [...page.matchAll(/(?:href|src)="(?:\.\/|(?:\.\.\/)+)([^"]+)"/g)].map(([, name]) => name!)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(SCOPE)) return
  const path = new URL(request.url).pathname.slice(new URL(SCOPE).pathname.length)
  if (request.mode === 'navigate') event.respondWith(page(event, path))
  else if (HASHED_FILE.test(path)) event.respondWith(file(request))
  else if (FACT.test(path)) event.respondWith(fact(request))
})

/** The page from the server, which may be of a newer build; without the server the kept one. */
async function page(event: FetchEvent, path: string): Promise<Response> {
  const kept = await caches.match(SCOPE, { cacheName: CLIENT })
  const keptText = (await kept?.text()) ?? ''
  try {
    const answer = await fetch(event.request)
    if (answer.ok) event.waitUntil(keepNewer(answer.clone(), keptText))
    return answer
  } catch (error) {
    if (!kept) throw error
    const way = '../'.repeat(path.split('/').length - 1) || './'
    return new Response(keptText.replaceAll('"./', `"${way}`), { headers: kept.headers })
  }
}

async function keepNewer(answer: Response, keptText: string): Promise<void> {
  const names = fileNames(await answer.text())
  if (names.length && names.join() !== fileNames(keptText).join()) await keepClient()
}

async function file(request: Request): Promise<Response> {
  const cache = await caches.open(CLIENT)
  const kept = await cache.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

/** What the server says now; without it what it said last in the same language, marked as kept. */
async function fact(request: Request): Promise<Response> {
  const address = new URL(request.url)
  address.searchParams.set('spoken', request.headers.get('Accept-Language') ?? '')
  const cache = await caches.open(FACTS)
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put(address, answer.clone())
    return answer
  } catch (error) {
    const kept = await cache.match(address)
    if (!kept) throw error
    const headers = new Headers(kept.headers)
    headers.set('Boomtown-Kept', 'yes')
    return new Response(kept.body, { headers })
  }
}

// A notice that it is somebody's turn names the table alone; the key is with the page that is open there.
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(showTable((event.notification.data as { table?: string } | null)?.table ?? ''))
})

async function showTable(table: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find((page) => new URL(page.url).pathname.endsWith(`/table/${encodeURIComponent(table)}`))
  if (open) await open.focus()
  else await self.clients.openWindow(`${SCOPE}mine`)
}
