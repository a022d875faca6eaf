// What lies over a page is closed by the browser's way back, which would otherwise leave the page.

/** To be called while a component is set up. */
export function backCloses(isOpen: () => boolean, close: () => void): void {
  const open = $derived(isOpen())
  $effect(() => {
    if (!open) return
    let gone = false
    const leave = () => {
      gone = true
      close()
    }
    history.pushState({ over: true }, '')
    addEventListener('popstate', leave)
    return () => {
      removeEventListener('popstate', leave)
      // Closed in another way: the entry that was made for it goes too, unless the page has gone on from there.
      if (!gone && (history.state as { over?: boolean } | null)?.over) history.back()
    }
  })
}
