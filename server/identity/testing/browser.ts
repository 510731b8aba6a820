import { request, type IncomingHttpHeaders } from 'node:http'

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string; url: string }

type Sent = { method?: string; headers?: Record<string, string>; body?: string }
type Cookie = { name: string; value: string; path: string }

/** As much of a browser as signing in needs: cookies by path, forms, and redirects one at a time. */
export class Browser {
  readonly port: number
  readonly host: string
  readonly #agent: string | undefined
  #cookies: Cookie[] = []

  /**
   * @param host Host header, without port
   * @param agent `User-Agent` header; none by default
   */
  constructor(port: number, host = 'localhost', agent?: string) {
    this.port = port
    this.#agent = agent
    this.host = `${host}:${port}`
  }

  get origin(): string {
    return `http://${this.host}`
  }

  get(path: string): Promise<Answer> {
    return this.send(path)
  }

  /** Posts a form as a page of the same origin would. */
  post(path: string, form: Record<string, string>, headers: Record<string, string> = {}) {
    return this.send(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: this.origin,
        ...headers,
      },
      body: new URLSearchParams(form).toString(),
    })
  }

  /** Follows redirects within the provider; stops at the first that leads back to the portal. */
  async follow(answer: Answer): Promise<Answer> {
    let current = answer
    while (current.headers.location) {
      const to = new URL(current.headers.location, this.origin)
      if (to.origin !== this.origin || !to.pathname.startsWith('/identity/')) return current
      current = await this.get(to.pathname + to.search)
    }
    return current
  }

  /** The cookies that it holds. */
  get jar(): readonly Readonly<Cookie>[] {
    return this.#cookies
  }

  cookie(name: string): string | undefined {
    return this.#cookies.find((cookie) => cookie.name === name)?.value
  }

  async send(path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Answer> {
    const cookie = this.#cookies
      .filter((one) => path.startsWith(one.path))
      .map((one) => `${one.name}=${one.value}`)
      .join('; ')
    const answer = await new Promise<Answer>((resolve, reject) => {
      const sent = request(
        {
          host: 'localhost',
          port: this.port,
          path,
          method,
          headers: {
            host: this.host,
            accept: 'text/html',
            ...(cookie && { cookie }),
            ...(this.#agent !== undefined && { 'user-agent': this.#agent }),
            ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
            ...headers,
          },
        },
        (response) => {
          response.setEncoding('utf8')
          let text = ''
          response.on('data', (chunk: string) => (text += chunk))
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: text,
              url: path,
            }),
          )
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
    for (const line of answer.headers['set-cookie'] ?? []) this.#keep(line)
    return answer
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ')
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    const path = attributes.find((one) => one.startsWith('path='))?.slice(5) ?? '/'
    this.#cookies = this.#cookies.filter((one) => one.name !== name || one.path !== path)
    if (value && !line.includes('01 Jan 1970')) this.#cookies.push({ name, value, path })
  }
}
