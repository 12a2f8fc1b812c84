import type { OneOf } from '@keep-flying/kernel'
import { text } from '@keep-flying/kernel'
import { useAnswering } from '../../../../dock/AnswerProvider.tsx'
import { Choice, ClosedChoice } from '../../../../dock/Choice.tsx'
import { Choices } from '../../../../dock/controls/Choices.tsx'
import { OddsBar } from '../../../../dock/OddsBar.tsx'
import { useSay } from '../../../../i18n/language.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { useTable } from '../../table.tsx'
import { Bribes, bribePrice } from '../Bribes.tsx'
import { type FaceOption, type TestView, useFaces, useOddsParts } from '../faces.ts'
import { useIntent } from '../intent.tsx'

/** What a card offers: a radio an option, each with the chance of every outcome. */
export function Faces({ decision }: { decision: OneOf }) {
  const faces = useFaces(decision)
  const rest = decision.options.filter(({ id }) => !faces.some((face) => face.id === id))
  return (
    <>
      {faces.length > 0 && (
        <ul className="dock-choices">
          {faces.map((face) =>
            face.isOpen ? <OpenFace key={face.id} face={face} /> : <ClosedFace key={face.id} face={face} />,
          )}
        </ul>
      )}
      {rest.length > 0 && <Choices decision={{ ...decision, options: rest }} />}
    </>
  )
}

function OpenFace({ face }: { face: FaceOption }) {
  const { write, me } = useTable()
  const { picked } = useAnswering()
  const { bribes, setBribes } = useIntent()
  const parts = useOddsParts()
  const title = useFaceTitle()(face)
  const said = write(face.text)
  const isOn = picked.includes(face.id)
  const { test } = face
  const most = test?.bribes ? Math.floor((me?.credits ?? 0) / bribePrice) : 0
  const paid = isOn && test?.bribes ? bribes : 0
  return (
    <Choice
      id={face.id}
      label={title}
      note={title === said ? undefined : said}
      foretold={isForetold(face)}
      aside={test && <TestChip test={test} bribes={paid} />}
      extras={test && most > 0 && <Bribes test={test} value={bribes} max={most} onChange={setBribes} />}
    >
      <Needs face={face} />
      {test && <OddsBar parts={parts(face.option, { bribes: paid })} />}
    </Choice>
  )
}

/** Of a test the odds tell; beside it, what happens in any case. */
function isForetold({ option, test }: FaceOption): boolean {
  return !test || (option.effects?.length ?? 0) > 0 || option.cost !== undefined
}

function ClosedFace({ face }: { face: FaceOption }) {
  const say = useSay()
  const { write } = useTable()
  const missing = face.needs.filter(({ met }) => !met)
  const why =
    missing.length === 0
      ? say('dock.closed.cost')
      : say('dock.closed.needs', {
          needs: { list: missing.map((need) => text('dock.said', { what: write(need.text) })), join: 'and' },
        })
  return <ClosedChoice label={write(face.text)} why={why} />
}

/** What the option asks for and is there. */
function Needs({ face }: { face: FaceOption }) {
  const { write } = useTable()
  if (face.needs.length === 0) return null
  return (
    <ul className="dock-needs">
      {face.needs.map((need) => (
        <li key={write(need.text)} className={need.met ? 'dock-met' : 'dock-missing'}>
          {write(need.text)} <Icon name={need.met ? 'check' : 'cross'} />
        </li>
      ))}
    </ul>
  )
}

/** A short name for an option: its test, else what it says. */
function useFaceTitle(): (face: FaceOption) => string {
  const say = useSay()
  const { write } = useTable()
  return ({ test, text: said }) =>
    test ? say('dock.test-title', { skill: write(text(`skill.${test.skill}`)), least: test.least }) : write(said)
}

function TestChip({ test, bribes = 0 }: { test: TestView; bribes?: number }) {
  const say = useSay()
  const points = test.points + bribes
  return (
    <span className={`dock-chip dock-${test.skill}`}>
      <Icon name={test.skill} />
      <span aria-hidden="true">{say('dock.versus', { points, least: test.least })}</span>
      <span className="visually-hidden">{say('dock.versus-said', { points, least: test.least })}</span>
    </span>
  )
}
