import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router'

/**
 * Reads the query of an address; what is there several times is a list. Read as JSON, the router's own way, `13.10`
 * would be a number, and lose a digit.
 */
export const parseSearch = parseSearchWith(String)

const write = stringifySearchWith(String)

/** Writes the query of an address, with a list as its values with commas between, which stay as they are. */
export const stringifySearch: typeof write = (search) => write(search).replaceAll('%2C', ',')
