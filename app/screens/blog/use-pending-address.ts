import { useNavigation } from 'react-router';
import { blogPath, type ListAddress, readListAddress } from './list-address.ts';

/** @returns what the visitor has asked the list for, while it is being fetched */
export function usePendingAddress(): ListAddress | undefined {
  const { location } = useNavigation();
  return location?.pathname === blogPath
    ? readListAddress(new URLSearchParams(location.search))
    : undefined;
}
