import ship from '../../../app/ship.svg'
import './picture.css'

/** A ship under way, with its trail. */
export function Picture() {
  return (
    <>
      <svg className="home-trail" viewBox="0 0 480 60">
        <path d="M2 30C150 56 320 56 472 20" />
      </svg>
      <img src={ship} alt="" width={390} height={140} />
    </>
  )
}
