// Views write terrains, symbols and parcels as letters; which letter is whose stands on the faces.

const idsByLetter = new WeakMap<object, Map<string, string>>()

/** The id of the face that a view writes as this letter. */
export function idOfLetter<Id extends string>(group: Record<Id, { letter: string }>, letter: string): Id | undefined {
  let ids = idsByLetter.get(group)
  if (!ids) {
    ids = new Map(Object.entries<{ letter: string }>(group).map(([id, face]) => [face.letter, id]))
    idsByLetter.set(group, ids)
  }
  return ids.get(letter) as Id | undefined
}
