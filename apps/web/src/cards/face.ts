import type { ReactNode } from 'react'
import type { Subject } from './Engraving.tsx'

/** What is printed on a card, for the shell to lay out on paper. */
export interface CardFace {
  readonly name: string
  /** For style sheets. */
  readonly sort: string
  /** At the top: what sort of card it is, and whose it is or where it is from. */
  readonly plate: { readonly icon: string; readonly label: string; readonly from: string }
  /** Null for cards without a picture. */
  readonly picture: Subject | null
  /** What is told by signs and figures. */
  readonly figures: ReactNode
  /** What is told in sentences. */
  readonly lines: readonly CardLine[]
  /** At the foot: what it costs or pays. */
  readonly price: string | null
}

export interface CardLine {
  readonly words: readonly CardWords[]
  /** Whether it is one of several ways that the card leaves open. */
  readonly isChoice: boolean
}

/** Words of a line, set apart where they say what a roll must come to. */
export interface CardWords {
  readonly said: string
  readonly isStrong: boolean
}
