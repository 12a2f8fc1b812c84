import './cards.css'

/** Five face-down cards, fanned. */
export default function Cards() {
  return (
    <svg className="enc-home-cards" viewBox="0 0 300 160" aria-hidden="true">
      {[-2, -1, 0, 1, 2].map((at) => (
        <g key={at} transform={`translate(${150 + at * 46} ${86 + at * at * 5}) rotate(${at * 8})`}>
          <rect x="-30" y="-44" width="60" height="88" rx="6" />
          <circle r="11" />
          <path d="M0-9l2.200 6.800L9 0 2.200 2.200 0 9-2.200 2.200-9 0l6.800-2.200z" />
        </g>
      ))}
    </svg>
  )
}
