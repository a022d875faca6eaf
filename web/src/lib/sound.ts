// Three small sounds synthesised in the browser: a card on wood, a bell when it is your turn, a chord at the end.

import { settings } from './settings.svelte'

let context: AudioContext | null = null

function audio(): AudioContext | null {
  if (!settings.sound) return null
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  return context
}

function tone(hertz: number, start: number, length: number, loudness: number, kind: OscillatorType = 'triangle'): void {
  const output = audio()
  if (!output) return
  const at = output.currentTime + start
  const wave = output.createOscillator()
  const volume = output.createGain()
  wave.type = kind
  wave.frequency.value = hertz
  volume.gain.setValueAtTime(loudness, at)
  volume.gain.exponentialRampToValueAtTime(0.001, at + length)
  wave.connect(volume).connect(output.destination)
  wave.start(at)
  wave.stop(at + length)
}

/** A short burst of filtered noise, like a card put down. */
export function knock(): void {
  const output = audio()
  if (!output) return
  const frames = Math.floor(output.sampleRate * 0.07)
  const buffer = output.createBuffer(1, frames, output.sampleRate)
  const data = buffer.getChannelData(0)
  for (let frame = 0; frame < frames; frame += 1) data[frame] = (Math.random() * 2 - 1) * (1 - frame / frames) ** 4
  const source = output.createBufferSource()
  const filter = output.createBiquadFilter()
  const volume = output.createGain()
  filter.type = 'lowpass'
  filter.frequency.value = 900
  volume.gain.value = 0.5
  source.buffer = buffer
  source.connect(filter).connect(volume).connect(output.destination)
  source.start()
}

export function bell(): void {
  tone(880, 0, 0.5, 0.08, 'sine')
  tone(1320, 0.02, 0.4, 0.04, 'sine')
}

export function fanfare(): void {
  for (const [index, hertz] of [392, 494, 587, 784].entries()) tone(hertz, index * 0.13, 0.7, 0.08)
}
