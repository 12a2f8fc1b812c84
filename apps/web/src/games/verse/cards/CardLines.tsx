import { type Box, type CardId, writerOf } from '@keep-flying/verse'
import { useLanguage } from '../../../i18n/language.tsx'
import type { Face } from './face.ts'
import { linesOf } from './lines.ts'

/** What a card says; where there is a choice, as a list. */
export function CardLines({ id, box, face }: { id: CardId; box: Box; face: Face }) {
  const { game } = useLanguage()
  const lines = linesOf(id, box, face, writerOf(box, game)).map((line, n) => ({ ...readLine(line), key: String(n) }))
  if (lines.length === 0) return null
  return (
    <div className="pcard-text">
      {lines.map(({ words, isChoice, key }) => (
        <p key={key} className={isChoice ? 'pcard-choice' : undefined}>
          <Bands words={words} />
        </p>
      ))}
    </div>
  )
}

function readLine(line: string): { words: string; isChoice: boolean } {
  return line.startsWith('• ') ? { words: line.slice(2), isChoice: true } : { words: line, isChoice: false }
}

/** What a roll must come to stands out: "1–5:" and "6+:". */
function Bands({ words }: { words: string }) {
  const parts = words.split(/(\b\d+(?:–\d+|\+)?:)/).map((part, n) => ({ part, key: String(n), isRoll: n % 2 === 1 }))
  return parts.map(({ part, key, isRoll }) => (isRoll ? <b key={key}>{part}</b> : <span key={key}>{part}</span>))
}
