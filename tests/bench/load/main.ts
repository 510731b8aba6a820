/**
 * How the server bears load. Server and callers share one machine.
 *
 * `npm run bench:load`, or `npm run bench:load -- 60` for a minute instead of ten: to its limit, and over it.
 * `npm run bench:load -- 600 --crawler`: signed-in work while a crawler reads cold pages, 40 a second or as
 * many as `--pages` says; with `--again` one that has read all of them before, so that they are in the
 * server's file.
 */
import { parseArgs } from 'node:util'
import { besideCrawler } from './beside-crawler.ts'
import { toTheLimit } from './to-the-limit.ts'

const { values, positionals } = parseArgs({
  options: {
    crawler: { type: 'boolean', default: false },
    pages: { type: 'string', default: '40' },
    again: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const seconds = Number(positionals[0] ?? 600)
const { crawler, pages, again } = values
await (crawler ? besideCrawler(seconds, Number(pages), again) : toTheLimit(seconds))
