import { type SumKernels, sumKernels } from './sum-kernels.ts';

const PAGE_BYTES = 65_536;
/** Arrays begin at multiples of a cache line. */
const LINE_BYTES = 64;

/** One linear memory, the loops that work in it, and arrays in it: what these are given by address. */
export class KernelMemory {
  readonly #memory: WebAssembly.Memory;
  readonly kernels: SumKernels;
  #used = 0;

  /** With room for that many bytes of arrays. */
  constructor(bytes: number) {
    this.#memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE_BYTES) });
    this.kernels = sumKernels(this.#memory);
  }

  bytes(length: number): Uint8Array {
    return new Uint8Array(this.#memory.buffer, this.#take(length), length);
  }

  shorts(length: number): Uint16Array {
    return new Uint16Array(this.#memory.buffer, this.#take(2 * length), length);
  }

  words(length: number): Uint32Array {
    return new Uint32Array(this.#memory.buffer, this.#take(4 * length), length);
  }

  numbers(length: number): Float64Array {
    return new Float64Array(this.#memory.buffer, this.#take(8 * length), length);
  }

  /** Where that many bytes begin. */
  #take(bytes: number): number {
    const at = this.#used;
    this.#used += Math.ceil(bytes / LINE_BYTES) * LINE_BYTES;
    if (this.#used > this.#memory.buffer.byteLength) throw new RangeError('a kernel memory is full');
    return at;
  }
}
