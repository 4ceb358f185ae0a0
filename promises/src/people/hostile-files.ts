import { deflateRawSync } from 'node:zlib';
import type { ServerProcess } from '../server-process.ts';
import type { SeededRandom } from '../seeded-random.ts';

/** A zip of one file, whose directory tells a size of its own. */
function zipOf(name: string, content: Buffer, toldSize: number): Buffer {
  const packed = deflateRawSync(content);
  const file = Buffer.from(name);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(toldSize >>> 0, 22);
  head.writeUInt16LE(file.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(20, 6);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(toldSize >>> 0, 24);
  entry.writeUInt16LE(file.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + file.length, 12);
  end.writeUInt32LE(head.length + file.length + packed.length, 16);
  return Buffer.concat([head, file, packed, entry, file, end]);
}

/** Files that burst, lie, never end or are none. */
export function hostileFiles(random: SeededRandom): Readonly<Record<string, Buffer>> {
  const zeros = Buffer.alloc(200_000_000);
  const noise = Buffer.from(Array.from({ length: 50_000 }, () => random.below(256)));
  const text = (line: string, times: number) => Buffer.from(line.repeat(times));
  return {
    'a zip bomb as a Word file': zipOf('word/document.xml', zeros, zeros.length),
    'the same with a size that lies': zipOf('word/document.xml', zeros, 100),
    'a zip of a path outside': zipOf('../../../etc/cron.d/x', Buffer.from('x'), 1),
    'noise as PDF': Buffer.concat([Buffer.from('%PDF-1.7\n'), noise]),
    'a PDF that refers to itself': Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 1 0 R/Kids[1 0 R]>>endobj\ntrailer<</Root 1 0 R>>',
    ),
    'entities of entities': Buffer.from(
      `<!DOCTYPE x [<!ENTITY a "${'x'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]><x>${'&b;'.repeat(1000)}</x>`,
    ),
    'nested JSON': text('[', 3_000_000),
    'nested HTML': Buffer.from(`<html>${'<div>'.repeat(500_000)}`),
    'one endless line of CSV': Buffer.from(`id,cvText\n1,"${'x'.repeat(5_000_000)}`),
    'nested rich text': text('{\\rtf1 ', 500_000),
    noise,
    nothing: Buffer.alloc(0),
  };
}

/** Sends each file to be read and to be imported; answers what came of it that should not. */
export async function tryFiles(
  server: ServerProcess,
  files: Readonly<Record<string, Buffer>>,
): Promise<readonly string[]> {
  const findings: string[] = [];
  for (const [what, bytes] of Object.entries(files)) {
    for (const call of ['_read', '_import']) {
      const response = await fetch(`${server.base}/api/hrmatching/candidates_index/candidates/${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream' },
        body: new Uint8Array(bytes),
      });
      await response.arrayBuffer();
      if (response.status >= 500) findings.push(`${what}: ${call} answers ${response.status}`);
      const health = await server.send('GET', '/health');
      if (!health.ok) findings.push(`${what}: the server does not answer afterwards`);
    }
  }
  return findings;
}
