/*
 * Names of the tables that a first visit knows of, by themselves: each stands where it is used, and what the
 * tables are comes with the device.
 */

export const environment = 'environment'
export const publicProfiles = 'publicProfiles'
export const reference = 'reference'
export const themes = 'themes'
/** Of no table: what a search has found is worth no place on the device. */
export const suppliers = 'suppliers'
