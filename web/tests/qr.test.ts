import { describe, expect, test } from 'vitest';
import { correction, qr } from '../src/lib/qr';

/** Text, mask, version, and a hash of the rows that another, independent maker of codes draws for them. */
const KNOWN: [string, number, number, string][] = [
  ['HELLO', 2, 1, '1fff7fd781f0f59e'],
  ['HELLO', 5, 1, 'ba746fc2cc99bfbc'],
  ['http://localhost:8765/table/k3v9q2m7x4ta', 2, 3, '7f0c18cb6fc557dc'],
  ['https://ludoteka.example/table/k3v9q2m7x4ta?hello=мир', 5, 4, '0c7711eef04bf31a'],
  ['x'.repeat(100), 2, 6, 'c4e995e60adf6c35'],
  ['y'.repeat(170), 5, 9, '1ce682e1c0a8011d'],
];

describe('a QR code', () => {
  test.each(KNOWN)('of %s under mask %i is what others draw', async (text, mask, version, hash) => {
    const rows = qr(text, mask) ?? [];
    expect(rows.length).toBe(version * 4 + 17);
    const said = rows.map((row) => row.map((dark) => (dark ? '1' : '0')).join('')).join('\n');
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(said)));
    expect([...digest.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')).toBe(hash);
  });
  test('corrects by the codewords of the standard', () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(correction(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });
  test('is one of the eight masks, and none for what is too long', () => {
    const best = JSON.stringify(qr('HELLO'));
    expect([0, 1, 2, 3, 4, 5, 6, 7].some((mask) => JSON.stringify(qr('HELLO', mask)) === best)).toBe(true);
    expect(qr('z'.repeat(181))).toBeNull();
  });
});
