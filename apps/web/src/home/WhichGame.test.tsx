import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageProvider } from '../i18n/language.tsx'
import { firstLanguage } from '../i18n/load.ts'
import { WhichGame } from './WhichGame.tsx'

const river = { id: 'river', title: 'Down the River' }
const raft = { id: 'raft', title: 'Raft & Rapids' }

function shown(games: readonly (typeof river)[]): string {
  return renderToStaticMarkup(
    <LanguageProvider language={firstLanguage}>
      <WhichGame games={games} chosen="raft" choose={() => undefined} />
    </LanguageProvider>,
  )
}

test('several games are offered by title, and one of them is chosen', () => {
  const markup = shown([river, raft])
  expect(markup).toMatch(/<input type="radio" name="game"\/>Down the River/)
  expect(markup).toMatch(/<input type="radio" name="game" checked=""\/>Raft &amp; Rapids/)
})

test('where there is only one game there is nothing to choose', () => {
  expect(shown([raft])).toBe('')
})
