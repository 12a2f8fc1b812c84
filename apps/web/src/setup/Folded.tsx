import type { ReactNode } from 'react'
import { useMedia } from '../ui/media.ts'

/** Where the page is a single column, long lists are folded. */
const singleColumn = '(max-width: 799px)'

interface FoldedProps {
  /** What stands in sight while the list is folded. */
  readonly summary: ReactNode
  /** Whether the list begins unfolded on a narrow page, too. */
  readonly open?: boolean
  /** The list as it is on a page with room for it. */
  readonly unfolded: ReactNode
  readonly children: ReactNode
}

/** A long list that folds on a phone. */
export function Folded({ summary, open = false, unfolded, children }: FoldedProps) {
  if (!useMedia(singleColumn)) return unfolded
  return (
    <details className="setup-folded" open={open}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
