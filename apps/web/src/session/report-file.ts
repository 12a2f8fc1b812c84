/** A report as a file, where there is no server to send it to: its address in this browser. */
export function reportFile(parts: object): string {
  const content = JSON.stringify({ format: 'keep-flying/report', at: new Date().toISOString(), ...parts })
  return URL.createObjectURL(new Blob([content], { type: 'application/json' }))
}
