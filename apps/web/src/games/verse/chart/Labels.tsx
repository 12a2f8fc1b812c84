import type { Box, CardId, SectorId } from '@keep-flying/verse'
import { memo } from 'react'
import type { Geometry } from './geometry.ts'
import { countWidth, type Label, lineTops, priceWidth, type Step, signSize, textSize } from './labels.ts'
import { Planet, Station } from './Planet.tsx'
import { Sign } from './Sign.tsx'

/** Stations count as planets, but do not look like one. */
const stations: ReadonlySet<SectorId> = new Set(['space-bazaar', 'cortex-relay-7'])

export const Planets = memo(function Planets({
  labels,
  step,
  scale,
}: {
  labels: readonly Label[]
  step: Step
  scale: number
}) {
  const r = step.planet
  return labels.map(({ cell, at, planets: [one = '', other] }) => (
    <g key={cell.id} transform={`translate(${at[0]} ${at[1]}) scale(${1 / scale})`}>
      {stations.has(cell.id) ? (
        <Station r={r} />
      ) : other === undefined ? (
        <Planet name={one} x={0} y={0} r={r} />
      ) : (
        <>
          <Planet name={one} x={-r * 0.8} y={-r * 0.35} r={r * 0.85} />
          <Planet name={other} x={r * 0.9} y={r * 0.45} r={r * 0.75} />
        </>
      )}
    </g>
  ))
})

/** Names, signs of what is there, and close up what it is worth. A contact's name opens the contact's card. */
export const Labels = memo(function Labels({
  labels,
  step,
  scale,
  piles,
  onContact,
}: {
  labels: readonly Label[]
  step: Step
  scale: number
  /** How many cards the supply decks hold. */
  piles: ReadonlyMap<string, number>
  onContact(card: CardId): void
}) {
  return (
    <g className="chart-labels">
      {labels.map((label) => (
        <g key={label.cell.id} transform={`translate(${label.at[0]} ${label.at[1]}) scale(${1 / scale})`}>
          <LabelBlock label={label} step={step} count={piles.get(label.supply ?? '')} onContact={onContact} />
        </g>
      ))}
    </g>
  )
})

function LabelBlock({
  label,
  step,
  count,
  onContact,
}: {
  label: Label
  step: Step
  count: number | undefined
  onContact(card: CardId): void
}) {
  const { name, supply, contact, prices, widths, width, spot } = label
  const from = (line: number) =>
    spot.x + (spot.set === 'middle' ? (width - line) / 2 : spot.set === 'left' ? 1 : width - line - 1)
  const [nameWidth, signs, priced] = widths
  const { second, third } = lineTops(step.name, widths)
  const contactAt = from(signs) + (supply ? signSize + 3 + (step.figures ? countWidth : 0) : 0)
  return (
    <>
      <text x={from(nameWidth)} y={spot.y + step.name * 0.8} className="chart-name" fontSize={step.name}>
        {name}
      </text>
      {supply && (
        <g transform={`translate(${from(signs)} ${spot.y + second})`} className="chart-supply">
          <rect width={signSize} height={signSize} rx="2" />
          <g transform={`translate(${signSize / 2} ${signSize / 2})`}>
            <Sign name="supply" size={10} />
          </g>
          {step.figures && count !== undefined && (
            <text x={signSize + 2} y={signSize - 2.5} className="chart-figure" fontSize={textSize}>
              {count}
            </text>
          )}
        </g>
      )}
      {contact && (
        // A pointer's way to the card; the keyboard has the dock's and the text view's.
        // biome-ignore lint/a11y/noStaticElementInteractions: the name is said with its sector, and opens from the dock too.
        <g
          transform={`translate(${contactAt} ${spot.y + second})`}
          className="chart-contact"
          onClick={(event) => {
            event.stopPropagation()
            onContact(contact.id)
          }}
        >
          <circle cx={signSize / 2} cy={signSize / 2} r={signSize / 2} />
          <g transform={`translate(${signSize / 2} ${signSize / 2})`}>
            <Sign name="contact" size={9.6} />
          </g>
          {step.contactNames && (
            <text x={signSize + 2} y={signSize - 3} className="chart-contact-name" fontSize={textSize}>
              {contact.name}
            </text>
          )}
        </g>
      )}
      {prices.map(({ token, price }, n) => {
        const x = from(priced) + prices.slice(0, n).reduce((sum, before) => sum + priceWidth(before.price), 0)
        return (
          <g key={token} transform={`translate(${x} ${spot.y + third + 1})`} className={`chart-price ${token}`}>
            <g transform="translate(6 6)">
              <Sign name={token} size={12} />
            </g>
            <text x={14} y={10.5} className="chart-figure" fontSize={textSize}>
              ${price}
            </text>
          </g>
        )
      })}
    </>
  )
}

/** Close up, the sectors without a planet have their names too, in two lines. */
export const SpaceNames = memo(function SpaceNames({
  geometry,
  box,
  nameOf,
  scale,
  taken,
}: {
  geometry: Geometry
  box: Box
  nameOf(sector: SectorId): string
  scale: number
  /** Sectors with a piece in the middle. */
  taken: ReadonlySet<SectorId>
}) {
  const empty = [...geometry.cells.values()].filter(({ sector }) =>
    sector.places.every((id) => !box.places.get(id)?.planet),
  )
  return (
    <g className="chart-spaces">
      {empty.map(({ id, middle }) => {
        const words = nameOf(id).split(', ')
        const top = (taken.has(id) ? 30 : 4) - (words.length - 1) * 7
        return (
          <g key={id} transform={`translate(${middle[0]} ${middle[1]}) scale(${1 / scale})`}>
            {words.map((line, n) => (
              <text key={line} y={top + n * 14} fontSize={textSize} textAnchor="middle">
                {line}
              </text>
            ))}
          </g>
        )
      })}
    </g>
  )
})
