/** By the number of employees, from few to many. */
export const companySizes = ['MICRO', 'SMALL', 'MEDIUM', 'LARGE'] as const
