import { type ComponentType, createContext } from 'react';

export type ServerPartName = 'programmesMenu' | 'destinationsMenu' | 'nationalMenu' | 'footer';
export type ServerParts = Record<ServerPartName, ComponentType>;

/** Given by the server alone (entry.server.tsx), so that the browser's code doesn't carry the parts. */
export const ServerPartsContext = createContext<ServerParts | undefined>(undefined);
