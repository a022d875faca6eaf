// What lies on each site of the wheel now.

import type { Table } from '../../lib/table.svelte'
import { t } from '../../lib/text.svelte'
import { fxSigns, type Sign } from './fx'
import { BARKER, colomaFaces, viewOf, type Effect, type SiteFace, type View } from './view'
import { faceText, siteName } from './words'

/** The face that lies open on a site: the Barker's on the one it covers. */
export function openFace(view: View, site: number): SiteFace {
  return colomaFaces().faces.sites[site === view.barker ? BARKER : site]!
}

/** The face whose Boom a pioneer on this site takes: on the Signpost that of the site it copies. */
export function boomFace(view: View, site: number): SiteFace {
  return openFace(view, site === view.signpost ? view.copies : site)
}

/** Whether the dials are open and the crowd was counted; before that the Bust only waits. */
export const bustWaits = (view: View) => view.busted.length === 0

/** The risk of the Bust in percent. It is an estimate, so it is never shown as certain. */
export function riskText(risk: number): string {
  const percent = Math.round(risk * 100)
  return percent < 5 ? '<5\u202f%' : percent > 95 ? '>95\u202f%' : `${percent}\u202f%`
}

/** How a risk is coloured: low, middle or high. */
export const riskLevel = (risk: number): string => (risk < 0.25 ? 'low' : risk > 0.6 ? 'high' : 'middle')

// An effect with a tool is drawn as the tool and the icons of what it makes, without strokes between them.
const PRODUCT_ICONS: Record<string, string> = { building: 'town', hotel: 'hotel', river: 'river', bridge: 'bridge' }

/** A half of a site as the wheel draws it: icons side by side. Beds are left out in a game without hotels. */
export function halfSigns(fx: Effect[], hotels: boolean): Sign[] {
  const drawn = hotels ? fx : fx.filter((effect) => effect.do !== 'guests')
  return drawn.flatMap((effect) => {
    if (effect.do === 'workday') return [{ icon: String(effect.tool) }]
    if (effect.do === 'build' || effect.do === 'works') {
      const what = (effect.what as string[] | undefined) ?? []
      const things = hotels ? what : what.filter((thing) => thing !== 'hotel')
      return [{ icon: String(effect.tool) }, ...things.map((thing) => ({ icon: PRODUCT_ICONS[thing] ?? 'unknown' }))]
    }
    if (effect.do === 'row') return [{ icon: 'row' }]
    if (effect.do === 'tent') return [{ icon: 'tents' }]
    if (effect.do === 'guests') return [{ icon: 'bed' }]
    return fxSigns([effect]).flat()
  })
}

/** Who stands on a site, in words; empty when nobody does. */
export function crowdText(table: Table, site: number): string {
  const view = viewOf(table)
  const seats = view.players.flatMap((player, seat) => (player.pioneer === site ? [seat] : []))
  const mules = view.players.flatMap((player, seat) => (player.mule === site ? [seat] : []))
  const buster = view.buster.site === site ? [t('web-coloma-buster')] : []
  const all = [
    ...seats.map(table.name),
    ...mules.map((seat) => t('web-coloma-mule-of', { seat }, table.name)),
    ...buster,
  ]
  return all.length ? t('web-coloma-here', { who: all.join(', ') }) : ''
}

/** All that can be said of a site, for screen readers. */
export function siteLabel(table: Table, site: number): string {
  const view = viewOf(table)
  const face = openFace(view, site)
  const covered = site === view.barker ? t('coloma-mark-covered') : ''
  const head = covered ? `${siteName(site)}, ${covered}` : siteName(site)
  const boom = view.busted.includes(site)
    ? t('web-coloma-busted')
    : site === view.signpost
      ? t('web-coloma-copies', { site: view.copies, text: boomFace(view, site).boom_text })
      : face.boom_text
  return [
    `${head}.`,
    `${t('coloma-half-common')}: ${face.common_text}`,
    `${t('coloma-half-boom')}: ${boom}`,
    site === view.signpost && bustWaits(view) ? t('web-coloma-waits') : '',
    `${t('coloma-column-event')}: ${faceText('events', String(site))}`,
    view.buster.avoids.includes(site) ? t('web-coloma-avoided') : '',
    crowdText(table, site),
  ]
    .filter(Boolean)
    .join(' ')
}
