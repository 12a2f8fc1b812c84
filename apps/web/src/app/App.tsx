import { type ComponentType, Suspense, useEffect } from 'react'
import { forgetGames, isKnown, useWordsOf } from '../game/open.ts'
import { firstGame } from '../games/registry.ts'
import { speakAtFirst, speakAtTable, useCurrentLanguage, withAllWords } from '../i18n/current.ts'
import { type Language, LanguageProvider } from '../i18n/language.tsx'
import { useIdle } from '../ui/idle.ts'
import { decoration, onDemand } from '../ui/later.tsx'
import { Guarded, MissingPage } from './Broken.tsx'
import { Loading } from './Loading.tsx'
import { LostPage } from './LostPage.tsx'
import { usePlace } from './router.ts'
import { useSettings } from './settings.ts'

/** What a page is told of the address it is shown for: the word after its own name, and the query. */
export interface PageProps {
  readonly id: string
  readonly query: URLSearchParams
}

type Fetched = Promise<{ readonly default: ComponentType<PageProps> }>

/** A page that is fetched when it is wanted, and all words with it. */
function page(fetchIt: () => Fetched): ComponentType<PageProps> {
  return onDemand(() => withAllWords(fetchIt()), MissingPage)
}

/** A page about a game, which the address may name: with the words of the game. */
function gamePage(fetchIt: () => Fetched): ComponentType<PageProps> {
  const Shown = page(fetchIt)
  function Known({ game, ...props }: PageProps & { readonly game: string }) {
    useWordsOf(game)
    return <Shown {...props} />
  }
  return function GamePage(props: PageProps) {
    const game = props.query.get('game') ?? firstGame
    return isKnown(game) ? <Known game={game} {...props} /> : <LostPage />
  }
}

/** A page with a table: what else it may need comes when the table stands. */
function tablePage(fetchIt: () => Fetched): ComponentType<PageProps> {
  return onDemand(async () => (await Promise.all([fetchIt(), speakAtTable()]))[0], MissingPage)
}

/** The first page has no name. Its words are there before it. */
const Home = onDemand(async () => ({ default: (await import('../home/Home.tsx')).Home }), MissingPage)

/** One page per word. */
const pages: Readonly<Record<string, ComponentType<PageProps>>> = {
  new: gamePage(() => import('../setup/SetupPage.tsx')),
  play: tablePage(() => import('../table/LocalTable.tsx')),
  tables: page(() => import('../online/Lobby.tsx')),
  table: tablePage(() => import('../online/OnlineTable.tsx')),
  account: page(() => import('../account/Account.tsx')),
  admin: page(() => import('../operator/OperatorPage.tsx')),
  replays: page(() => import('../replay/Replays.tsx')),
  replay: page(() => import('../replay/ReplayPage.tsx')),
  report: page(() => import('../replay/ReportPage.tsx')),
  rules: gamePage(() => import('../rules/RulesPage.tsx')),
  cards: gamePage(() => import('../decks/CardsPage.tsx')),
}

export function App() {
  const language = useChosenLanguage()
  useChosenTheme()
  return (
    <LanguageProvider language={language}>
      <Guarded forget={forgetGames}>
        <Suspense fallback={<Loading />}>
          <Page />
          <Keeping />
        </Suspense>
      </Guarded>
    </LanguageProvider>
  )
}

function Page() {
  const { path, query } = usePlace()
  const [name, id = ''] = path
  if (name === undefined) return <Home />
  const Shown = Object.hasOwn(pages, name) ? pages[name] : undefined
  return Shown ? <Shown key={id} id={id} query={query} /> : <LostPage />
}

const UpdateStrip = decoration(async () => ({ default: (await import('./update.tsx')).UpdateStrip }))

/** Keeps the page for use without a network: nothing to do before it stands. */
function Keeping() {
  const idle = useIdle()
  return <Suspense fallback={null}>{idle && <UpdateStrip />}</Suspense>
}

function useChosenLanguage(): Language {
  const { locale } = useSettings()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language chosen is what there is to react to.
  useEffect(() => {
    void speakAtFirst()
  }, [locale])
  const language = useCurrentLanguage()
  useEffect(() => {
    document.documentElement.lang = language.locale
  }, [language])
  return language
}

function useChosenTheme(): void {
  const { theme } = useSettings()
  useEffect(() => {
    const light = matchMedia('(prefers-color-scheme: light)')
    const apply = () => {
      document.documentElement.dataset['theme'] = theme === 'system' ? (light.matches ? 'paper' : 'black') : theme
    }
    apply()
    light.addEventListener('change', apply)
    return () => light.removeEventListener('change', apply)
  }, [theme])
}
