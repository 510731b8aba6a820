/** Milliseconds that one command may take: a script that is called during a navigation may hang. */
const patience = 20_000

/** Sends a command to a session, and gives back its value. */
export type Command = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<unknown>

/**
 * Speaks W3C WebDriver (https://www.w3.org/TR/webdriver2/).
 * @param server origin of the driver
 * @throws Error with what the driver says of a command that failed
 */
export async function command(
  server: string,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const answer = await fetch(server + path, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(patience),
  })
  const { value } = (await answer.json()) as { value: unknown }
  if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
  return value
}
