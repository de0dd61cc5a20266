import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface TestSmtpServer {
  readonly url: string;
  readonly port: number;
  /** Letters that came, as they were sent. */
  readonly letters: string[];
  /** Answer to each further recipient; `250 ok` at first. */
  answer: string;
  readonly close: () => Promise<void>;
}

/** As much SMTP as a letter needs, on a free port. */
export async function startSmtpServer(): Promise<TestSmtpServer> {
  const letters: string[] = [];
  const smtp = { answer: '250 ok' };
  const server = createServer((socket) => speakSmtp(socket, letters, () => smtp.answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a server that listens on a port has one
  return Object.assign(smtp, {
    url: `smtp://127.0.0.1:${port}`,
    port,
    letters,
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

function speakSmtp(socket: Socket, letters: string[], answer: () => string): void {
  let isLetter = false;
  let letter = '';
  socket.write('220 test\r\n');
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    for (const line of chunk.toString('utf8').split('\r\n')) {
      if (isLetter && line === '.') {
        letters.push(letter);
        [isLetter, letter] = [false, ''];
        socket.write('250 ok\r\n');
      } else if (isLetter) letter += `${line}\n`;
      else if (line === 'DATA') {
        isLetter = true;
        socket.write('354 go\r\n');
      } else if (line === 'QUIT') socket.end('221 bye\r\n');
      else if (line.startsWith('RCPT')) socket.write(`${answer()}\r\n`);
      else if (line !== '') socket.write('250 ok\r\n');
    }
  });
}
