import { useEffect } from 'react'

const listeners = new Set<(square: number) => void>()

/** Has the map bring a square into view, for parts of the table that speak of it. */
export function lookAt(square: number): void {
  for (const listener of listeners) listener(square)
}

export function useLookAt(listener: (square: number) => void): void {
  useEffect(() => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, [listener])
}
