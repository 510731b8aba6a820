import { createServer, type Server, type Socket } from 'node:net'

/**
 * As much of a mail server as taking mails needs (RFC 5321).
 * @param at port; by default one that is free
 * @param answerAfter milliseconds until it says that it accepts a mail
 */
export async function smtpServer(
  at = 0,
  answerAfter = 0,
): Promise<{ server: Server; port: number; received: () => string }> {
  let text = ''
  const server = createServer((socket: Socket) => {
    let inData = false
    socket.write('220 test\r\n')
    socket.on('data', (chunk: Buffer) => {
      const part = chunk.toString()
      text += part
      if (inData) {
        if (!text.endsWith('\r\n.\r\n')) return
        inData = false
        const answer = () => socket.writable && socket.write('250 taken\r\n')
        setTimeout(answer, answerAfter).unref()
      } else if (part.startsWith('DATA')) {
        inData = true
        socket.write('354 go on\r\n')
      } else if (part.startsWith('QUIT')) {
        socket.end('221 bye\r\n')
      } else {
        socket.write('250 fine\r\n')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { server, port, received: () => text }
}
