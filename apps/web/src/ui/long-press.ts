/** How long a finger stays down before it asks for an explanation, and how far it may stray meanwhile. */
export const patience = 480
const straying = 8

interface Finger {
  readonly pointerId: number
  readonly clientX: number
  readonly clientY: number
}

interface LongPress {
  down(finger: Finger): void
  move(finger: Finger): void
  up(finger: Finger): void
  /** What goes on is not a long press. */
  forget(): void
}

/** Tells a long press from a tap, a drag or a pinch. */
export function onLongPress(onHeld: () => void): LongPress {
  const fingers = new Set<number>()
  let began: Finger | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const forget = () => {
    clearTimeout(timer)
    began = null
  }
  return {
    down(finger) {
      forget()
      fingers.add(finger.pointerId)
      if (fingers.size > 1) return
      began = finger
      timer = setTimeout(() => {
        began = null
        onHeld()
      }, patience)
    },
    move({ clientX, clientY }) {
      if (began && Math.hypot(clientX - began.clientX, clientY - began.clientY) > straying) forget()
    },
    up({ pointerId }) {
      fingers.delete(pointerId)
      forget()
    },
    forget,
  }
}
