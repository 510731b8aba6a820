/**
 * Answers one address with the bytes that it is given, and does nothing else: what Fastify can do at
 * best on this machine. `node bare-server.ts` reads them from standard input, prints its address once it
 * answers, and ends with its input.
 */
import { text } from 'node:stream/consumers'
import fastify from 'fastify'
import * as v from 'valibot'

const given = v.parse(
  v.object({ headers: v.record(v.string(), v.string()), body: v.string() }),
  JSON.parse(await text(process.stdin)),
)
const body = Buffer.from(given.body, 'base64')
const app = fastify()
app.get('*', (_, reply) => reply.headers(given.headers).send(body))
console.log(await app.listen({ port: 0, host: '127.0.0.1' }))
