import { type Box, describeCard, type StoryCard, storySummary, writerOf } from '@keep-flying/verse'
import type { FieldProps } from '../../../game/setup.ts'
import { useLanguage, useSay } from '../../../i18n/language.tsx'
import { Part } from '../../../setup/Choice.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useAsked } from './story.ts'

/** The story decides what it takes to win; the chosen one says all of it, the others what they are about. */
export function Stories({ id, options, change, children }: FieldProps) {
  const say = useSay()
  const { box } = useAsked(options)
  const byBox = storiesByBox(box)
  return (
    <Part title={say('setup.story')} note={say('setup.story.about')}>
      {children}
      {byBox.map(({ name, stories }) => (
        <fieldset key={name} className="setup-stories">
          {byBox.length > 1 && (
            <legend className="stencil">{say('setup.story.box', { name, n: stories.length })}</legend>
          )}
          {stories.map((story) => (
            <Story
              key={story.id}
              story={story}
              box={box}
              chosen={story.id === options[id]}
              choose={() => change(story.id)}
            />
          ))}
        </fieldset>
      ))}
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
  readonly chosen: boolean
  choose(): void
}

function Story({ story, box, chosen, choose }: StoryProps) {
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
      {chosen && <StoryLines id={story.id} box={box} />}
    </label>
  )
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
