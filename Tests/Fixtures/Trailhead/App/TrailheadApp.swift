//
//  TrailheadApp.swift
//  Trailhead
//
//  Created by Maren Holt on 12.03.24.
//

import SwiftUI

@main
struct TrailheadApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate

    @State private var store = TrailStore()
    @StateObject private var session = SessionModel()
    @AppStorage("hasSeenOnboarding") private var hasSeenOnboarding = false

    var body: some Scene {
        WindowGroup {
            Group {
                if !hasSeenOnboarding {
                    OnboardingView(isFinished: $hasSeenOnboarding)
                } else if session.isSignedIn {
                    RootView()
                } else {
                    LoginView()
                }
            }
            .environment(store)
            .environmentObject(session)
            .tint(DS.Colors.moss)
            .task {
                await store.refresh()
            }
        }
    }
}

/// Only here because the map SDK wants its key before the first scene connects.
final class AppDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        MapTiles.configure(cacheLimit: 200 * 1024 * 1024)
        UINavigationBar.appearance().largeTitleTextAttributes = [
            .foregroundColor: UIColor(named: "Moss") ?? .label
        ]
        return true
    }

    func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        .portrait
    }
}
