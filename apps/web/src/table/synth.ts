/** Sounds made of a few oscillators and some noise: nothing is fetched. */

export type Sound = 'tick' | 'turn' | 'dice' | 'pay' | 'alarm' | 'threat'

let context: AudioContext | null = null

/** Plays a sound. Before the first press on the page browsers allow none, and would play them all at once later. */
export function play(sound: Sound): void {
  if (!('AudioContext' in window) || !navigator.userActivation.hasBeenActive) return
  context ??= new AudioContext()
  const audio = context
  if (audio.state === 'suspended') void audio.resume()
  const out = audio.createGain()
  out.gain.value = 0.5
  out.connect(audio.destination)
  scores[sound](audio, out, audio.currentTime + 0.01)
}

type Score = (audio: AudioContext, out: AudioNode, at: number) => void

const scores: Readonly<Record<Sound, Score>> = {
  /** A knock on wood. */
  tick: (audio, out, at) => {
    knock(audio, out, at, 900, 0.18)
  },
  /** Two low notes. */
  turn: (audio, out, at) => {
    tone(audio, out, { at, hertz: 146.8, lasts: 0.5, loud: 0.3 })
    tone(audio, out, { at: at + 0.22, hertz: 196, lasts: 0.8, loud: 0.3 })
  },
  /** Leather, then dice on wood. */
  dice: (audio, out, at) => {
    noise(audio, out, { at, lasts: 0.28, hertz: 500, loud: 0.12 })
    for (const after of [0.3, 0.39, 0.46, 0.52, 0.6]) knock(audio, out, at + after, 1400 + 900 * after, 0.16)
  },
  /** A small bell. */
  pay: (audio, out, at) => {
    for (const [hertz, loud] of [
      [1318.5, 0.16],
      [2637, 0.07],
      [3951, 0.04],
    ] as const)
      tone(audio, out, { at, hertz, lasts: 1.4, loud })
  },
  /** A held low fifth. */
  alarm: (audio, out, at) => {
    for (const hertz of [55, 82.4])
      tone(audio, out, { at, hertz, lasts: 2.2, loud: 0.26, swell: 0.5, wave: 'triangle' })
  },
  /** Detuned metal. */
  threat: (audio, out, at) => {
    for (const hertz of [211, 224.6, 318, 337.9, 503])
      tone(audio, out, { at, hertz, lasts: 1.6, loud: 0.06, wave: 'sawtooth' })
    noise(audio, out, { at, lasts: 0.9, hertz: 2600, loud: 0.06 })
  },
}

interface Tone {
  readonly at: number
  readonly hertz: number
  readonly lasts: number
  readonly loud: number
  /** Seconds until it is at its loudest. */
  readonly swell?: number
  readonly wave?: OscillatorType
}

function tone(
  audio: AudioContext,
  out: AudioNode,
  { at, hertz, lasts, loud, swell = 0.008, wave = 'sine' }: Tone,
): void {
  const source = audio.createOscillator()
  source.type = wave
  source.frequency.value = hertz
  source.connect(faded(audio, out, at, lasts, loud, swell))
  source.start(at)
  source.stop(at + lasts)
}

function noise(
  audio: AudioContext,
  out: AudioNode,
  { at, lasts, hertz, loud }: { at: number; lasts: number; hertz: number; loud: number },
): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let n = 0; n < samples.length; n++) samples[n] = 2 * Math.random() - 1
  const source = audio.createBufferSource()
  source.buffer = buffer
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = hertz
  source.connect(filter).connect(faded(audio, out, at, lasts, loud, 0.02))
  source.start(at)
}

function knock(audio: AudioContext, out: AudioNode, at: number, hertz: number, loud: number): void {
  noise(audio, out, { at, lasts: 0.05, hertz, loud: 3 * loud })
  tone(audio, out, { at, hertz: hertz / 3, lasts: 0.06, loud, wave: 'triangle' })
}

/** Swells to its loudest and dies away. */
function faded(audio: AudioContext, out: AudioNode, at: number, lasts: number, loud: number, swell: number): GainNode {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loud, at + swell)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts)
  gain.connect(out)
  return gain
}
