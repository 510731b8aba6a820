/** The built pages, compressed. Nothing else is served: the bench asks for pages only. */
import { createServer } from 'node:http'
import compression from 'compression'
import { handler } from './dist/server/entry.mjs'

const compress = compression()
createServer((request, response) => {
  compress(request, response, () => void handler(request, response))
}).listen(Number(process.env.PORT), '127.0.0.1')
