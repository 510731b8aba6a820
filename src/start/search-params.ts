import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router'
import { listParts } from '../contract/discover/list-parts.ts'

const read = parseSearchWith(String)

/**
 * Reads the query of an address. Where a text is there several times the first one counts; parts that are lists have
 * all of them. Read as JSON, the router's own way, `13.10` would be a number, and lose a digit.
 */
export const parseSearch: typeof read = (search) =>
  Object.fromEntries(
    Object.entries(read(search)).map(([name, value]) => [
      name,
      Array.isArray(value) && !listParts.includes(name) ? value[0] : value,
    ]),
  )

const write = stringifySearchWith(String)

/** Writes the query of an address, with a list as its values with commas between, which stay as they are. */
export const stringifySearch: typeof write = (search) => write(search).replaceAll('%2C', ',')
