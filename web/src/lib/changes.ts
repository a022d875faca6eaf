// What has changed in a document, carried out on the one at hand. What has not changed stays the same object.

import type { DocumentChange } from './types'

type Key = DocumentChange['at'][number]

/** The document after the changes. */
export function applyChanges<Document>(document: Document, changes: DocumentChange[]): Document {
  return changes.reduce<unknown>((now, change) => withChange(now, change.at, change), document) as Document
}

function withChange(value: unknown, [key, ...rest]: Key[], change: DocumentChange): unknown {
  if (key === undefined) {
    return change.keep === undefined
      ? change.set
      : [...(value as unknown[]).slice(0, change.keep), ...(change.add ?? [])]
  }
  if (Array.isArray(value)) {
    return value.map((entry: unknown, place) => (place === key ? withChange(entry, rest, change) : entry))
  }
  const copy = { ...(value as Record<Key, unknown>) }
  if (!rest.length && !('set' in change) && change.keep === undefined) Reflect.deleteProperty(copy, key)
  else copy[key] = withChange(copy[key], rest, change)
  return copy
}
