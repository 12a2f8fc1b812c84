import type { Measurement } from '@keep-flying/kernel'
import { type Box, describeCard, type StoryCard, storySummary, writerOf } from '@keep-flying/verse'
import type { FieldProps } from '../../../game/setup.ts'
import { type Say, useLanguage, useSay } from '../../../i18n/language.tsx'
import { Part } from '../../../setup/Choice.tsx'
import { Folded } from '../../../setup/Folded.tsx'
import { measuredAt } from '../../../setup/measured.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useAsked } from './story.ts'

/** The story decides what it takes to win; the chosen one says all of it, the others what they are about. */
export function Stories({ id, options, change, measured, children }: FieldProps) {
  const say = useSay()
  const { box } = useAsked(options)
  const byBox = storiesByBox(box)
  return (
    <Part title={say('setup.story')} note={say('setup.story.about')}>
      {children}
      {byBox.map(({ name, stories }) => {
        const title = byBox.length > 1 && say('setup.story.box', { name, n: stories.length })
        const list = stories.map((story) => (
          <Story
            key={story.id}
            story={story}
            box={box}
            measured={measured && measuredAt(measured, id, story.id)}
            chosen={story.id === options[id]}
            choose={() => change(story.id)}
          />
        ))
        const whole = (
          <fieldset key={name} className="setup-stories">
            {title && <legend className="stencil">{title}</legend>}
            {list}
          </fieldset>
        )
        if (!title) return whole
        const isChosen = stories.some((story) => story.id === options[id])
        return (
          <Folded key={name} summary={<span className="stencil">{title}</span>} open={isChosen} unfolded={whole}>
            <fieldset className="setup-stories" aria-label={title}>
              {list}
            </fieldset>
          </Folded>
        )
      })}
    </Part>
  )
}

/** The stories of each box in play that has any, under its name in print. */
function storiesByBox({ modules, stories }: Box) {
  return modules
    .map(({ id, name }) => ({ name, stories: [...stories.values()].filter((story) => story.box === id) }))
    .filter((group) => group.stories.length > 0)
}

interface StoryProps {
  readonly story: StoryCard
  readonly box: Box
  /** What was measured of games with it. */
  readonly measured: Measurement | undefined
  readonly chosen: boolean
  choose(): void
}

function Story({ story, box, measured, chosen, choose }: StoryProps) {
  const say = useSay()
  const { game } = useLanguage()
  return (
    <label className="setup-story">
      <input type="radio" name="story" checked={chosen} onChange={choose} />
      <span className="setup-story-head">
        <strong>{story.name}</strong>
        <small>
          {say('setup.story.hours', { hours: story.hours.replace('-', '–') })}
          {story.seats &&
            ` · ${say('setup.story.seats', { n: story.seats.length, least: story.seats[0] ?? 1, most: story.seats.at(-1) ?? 1 })}`}
        </small>
      </span>
      <span className="setup-story-about">{storySummary(story.id, box, game)}</span>
      {measured && <em className="setup-measured">{sayLength(measured, story, say)}</em>}
      {chosen && <StoryLines id={story.id} box={box} />}
    </label>
  )
}

/** How many rounds bots take; of a story for one captain, also how often they win. */
function sayLength({ won, games, length = 0 }: Measurement, { seats = [] }: StoryCard, say: Say): string {
  const isAlone = seats.every((n) => n === 1) && seats.length > 0
  const shown = { rounds: length, games, won: Math.round(100 * won) }
  return say(isAlone ? 'setup.story.measured.alone' : 'setup.story.measured', shown)
}

function StoryLines({ id, box }: { id: string; box: Box }) {
  const { game } = useLanguage()
  const write = writerOf(box, game)
  return (
    <span className="setup-story-lines">
      {describeCard(id, box).map(
        (line) =>
          // The hours stand in the heading already.
          line.part !== 'hours' && (
            <span key={write(line)} className={line.part === 'goal' ? 'setup-goal' : undefined}>
              {line.part === 'goal' && <Icon name="goal" />}
              {write(line)}
            </span>
          ),
      )}
    </span>
  )
}
