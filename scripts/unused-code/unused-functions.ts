/**
 * Functions of packages that the site never calls but that its code could, as far as a bundler knows. By the package, its
 * version and the file: what the functions are for, and their names.
 *
 * A version is looked at anew: each name must be reached by that feature alone, or do nothing for one who doesn't use it.
 */
export const unusedFunctions: {
  name: string;
  version: string;
  files: Record<string, Record<string, string[]>>;
}[] = [
  {
    name: 'react-dom',
    version: '19.3.1',
    files: {
      'cjs/react-dom-client.production.js': {
        // The router's view transitions are the browser's own.
        'the component ViewTransition': [
          'ViewTransitionPseudoElement.prototype',
          'applyViewTransitionName',
          'applyViewTransitionToHostInstances',
          'applyViewTransitionToHostInstancesRecursive',
          'commitAfterMutationEffectsOnFiber',
          'commitAppearingPairViewTransitions',
          'commitDeletedPairViewTransitions',
          'commitEnterViewTransitions',
          'commitExitViewTransitions',
          'commitNestedViewTransitions',
          'createViewTransitionInstance',
          'flushAfterMutationEffects',
          'getClassNameByType',
          'getViewTransitionClassName',
          'getViewTransitionName',
          'measureNestedViewTransitions',
          'measureViewTransitionHostInstancesRecursive',
          'pushViewTransitionCancelableScope',
          'recursivelyTraverseAfterMutationEffects',
          'reportViewTransitionError',
          'restoreEnterOrExitViewTransitions',
          'restoreNestedViewTransitions',
          'restorePairedViewTransitions',
          'restoreViewTransitionName',
          'restoreViewTransitionOnHostInstances',
          'scheduleViewTransitionEvent',
          'startViewTransition',
          'trackEnterViewTransitions',
        ],
        'a Fragment’s ref': [
          'FragmentInstance.prototype',
          'addFragmentHandleToFiber',
          'addFragmentHandleToInstance',
          'commitFragmentInstanceDeletionEffects',
          'commitFragmentInstanceInsertionEffects',
          'commitNewChildToFragmentInstance',
          'commitNewChildToFragmentInstances',
          'deleteChildFromFragmentInstance',
        ],
      },
    },
  },
  {
    name: 'react-router',
    version: '8.4.0',
    files: {
      'dist/production/lib/dom/lib.js': {
        'its links: ours are plain (router-links.tsx)': ['LinkWithRef', 'NavLinkWithRef'],
      },
      'dist/production/lib/dom/ssr/fog-of-war.js': {
        'routes that are found out later (routeDiscovery, which is “initial”)': [
          'fetchAndApplyManifestPatches',
          'getPatchRoutesOnNavigationFunction',
          'useFogOFWarDiscovery',
        ],
      },
      'dist/production/lib/router/instrumentation.js': {
        instrumentations: [
          'consumeInstrumentationClientResultMetaReceiver',
          'getRouteInstrumentationUpdates',
          'instrumentClientSideRouter',
        ],
      },
      'dist/production/lib/router/router.js': {
        fetchers: ['fetch', 'handleFetcherAction', 'handleFetcherLoader'],
        'blocked navigations': ['shouldBlockNavigation', 'updateBlocker'],
        'actions: forms are sent by our own script': ['handleAction'],
      },
    },
  },
];
