import './yard.css'

/** A building with its door open, somebody on watch, and somebody who means to get past. */
export default function Yard() {
  return (
    <svg className="adv-home-yard" viewBox="0 0 300 160" aria-hidden="true">
      <path
        className="yard-grid"
        d="M0 40H300M0 80H300M0 120H300M40 0V160M80 0V160M120 0V160M160 0V160M200 0V160M240 0V160"
      />
      <path className="yard-wall" d="M140 120H80V40H200V120H160M140 120l-10 22" />
      <path className="yard-sight" d="M238 60L62 128" />
      <path className="yard-goon" d="M252 48l10 6v12l-10 6h-10l-8-6V54l8-6z" />
      <circle className="yard-crew" cx="60" cy="130" r="13" />
    </svg>
  )
}
