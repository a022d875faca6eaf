// Why something could not be had from the server, in a sentence for the person at the screen.

import { Refusal } from './api'
import { t } from './text.svelte'

export function failureText(error: unknown): string {
  return error instanceof Refusal ? error.message : t('web-no-server')
}
