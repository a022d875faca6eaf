// The browser's Back button closes what lies over a page, such as a drawer, instead of leaving the page.

/** To be called while a component is set up. */
export function backCloses(isOpen: () => boolean, close: () => void): void {
  const open = $derived(isOpen())
  $effect(() => {
    if (!open) return
    let wentBack = false
    const leave = () => {
      wentBack = true
      close()
    }
    history.pushState({ over: true }, '')
    addEventListener('popstate', leave)
    return () => {
      removeEventListener('popstate', leave)
      // Closed in another way: remove the history entry that was added for it, unless another page was opened since.
      if (!wentBack && (history.state as { over?: boolean } | null)?.over) history.back()
    }
  })
}
