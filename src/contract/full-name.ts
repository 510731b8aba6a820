/** @returns both names of a person; empty where an identity provider told neither */
export function fullName({
  firstName,
  lastName,
}: Readonly<{ firstName: string; lastName: string }>): string {
  return `${firstName} ${lastName}`.trim()
}
