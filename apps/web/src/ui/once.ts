/** Loads something once, however often it is asked for; what did not come is asked for again. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null
  return () => {
    if (loading) return loading
    const asked = load()
    loading = asked
    asked.catch(() => {
      loading = null
    })
    return asked
  }
}
