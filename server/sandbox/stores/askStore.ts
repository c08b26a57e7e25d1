import { StoreRefusal } from 'store-sandbox/control';
import { BadInput } from '@/server/sandbox/sandboxContext';

/** What a store refuses is the caller's mistake. @throws BadInput in the words of the store */
export function askStore<Result>(request: () => Result): Result {
  try {
    return request();
  } catch (error) {
    throw error instanceof StoreRefusal ? new BadInput(error.message) : error;
  }
}
