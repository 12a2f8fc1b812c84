import pg from 'pg'

/** Loaded before a server, lets its database fail the first time that the server notes which rules it has. */
const { prototype } = pg.Client
const { query } = prototype
let hasFailed = false

prototype.query = function queryOrFail(sql, parameters, ...rest) {
  const notesRules = Array.isArray(parameters) && parameters.some((one) => String(one).startsWith('rules:'))
  if (hasFailed || !notesRules || !/^insert/i.test(sql)) return query.call(this, sql, parameters, ...rest)
  hasFailed = true
  return Promise.reject(new Error('Query read timeout'))
}
