import type { Messages } from '@keep-flying/kernel'

/** The words of these jobs. */
export const messages: Messages = { 'job-type.task': 'Task' }
