import { expect, it } from 'vitest';
import { RowWriter } from './bulk-copy.ts';

it('writes a row in the binary form of COPY: count of fields, then length and value of each', () => {
  const writer = new RowWriter(['int8', 'date', 'int4', 'bool', 'int2', 'text']);
  writer.add([7, 10_958, -1, 1, 28, 'é']);
  expect(writer.take().toString('hex')).toBe(
    ['0006', '00000008', '0000000000000007', '00000004', '00000001', '00000004', 'ffffffff', '00000001', '01', '00000002', '001c', '00000002', 'c3a9'].join(''),
  );
  expect(writer.take()).toHaveLength(0);
});

it('asks to be emptied before its buffer runs over', () => {
  const writer = new RowWriter(['int8']);
  let rows = 0;
  while (!writer.add([rows])) rows += 1;
  expect(writer.take().length).toBeGreaterThan(200_000);
  expect(writer.add([1])).toBe(false);
});
