/** Kinds of job that several boxes have and the base box has not. */
export interface SharedJobTypes {
  /** Done at its place, with nothing to carry. */
  task: true
}

declare module '../../../vocabulary/jobs.ts' {
  interface JobTypes extends SharedJobTypes {}
}
