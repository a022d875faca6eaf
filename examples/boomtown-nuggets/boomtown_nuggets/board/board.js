// The board of Nuggets: the pile, from which a click takes one to three, and what everybody has.

const address = (name) => new URL(name, import.meta.url).href

export default function board(element, table) {
  element.innerHTML = `
    <link rel="stylesheet" href="${address('board.css')}">
    <div class="nuggets"><div class="pile"></div><ul class="rivals"></ul></div>`
  const pile = element.querySelector('.pile')
  const rivals = element.querySelector('.rivals')

  /** How many nuggets a click on this one takes: itself and all behind it. */
  const countOf = (nugget) => pile.children.length - [...pile.children].indexOf(nugget)

  /** Shows which nuggets a click would take. */
  function light(count) {
    const all = [...pile.children]
    all.forEach((nugget, place) => nugget.classList.toggle('meant', place >= all.length - count))
  }

  function newNugget() {
    const nugget = document.createElement('button')
    nugget.innerHTML = `<img src="${address('nugget.svg')}" alt="">`
    const show = () => light(nugget.dataset.action === undefined ? 0 : countOf(nugget))
    nugget.addEventListener('pointerenter', show)
    nugget.addEventListener('focus', show)
    return nugget
  }

  pile.onpointerleave = () => light(0)

  return {
    draw() {
      const left = table.view.pile
      while (pile.children.length > left) pile.lastChild.remove()
      while (pile.children.length < left) pile.append(newNugget())
      for (const nugget of pile.children) {
        const count = countOf(nugget)
        nugget.setAttribute('aria-label', table.say('nuggets-take', { count }))
        table.offer(nugget, table.action('take', count))
      }
      rivals.replaceChildren(
        ...table.rivals.map(({ name, points }, seat) => {
          const line = document.createElement('li')
          line.textContent = `${name}: ${points}`
          line.classList.toggle('asked', table.pending.includes(seat))
          return line
        }),
      )
    },
  }
}
